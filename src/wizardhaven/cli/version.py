"""Which Wizardhaven this is."""

from importlib import metadata


def version() -> str:
    try:
        return metadata.version("wizardhaven")
    except metadata.PackageNotFoundError:
        return "(not installed)"
