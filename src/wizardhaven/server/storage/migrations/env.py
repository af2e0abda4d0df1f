"""What alembic runs for every migration: the missing steps, in the transaction it is given."""

from alembic import context

from wizardhaven.server.storage.schema import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
