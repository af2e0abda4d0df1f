/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";

// The page is built into the package, so that a wheel carries it and nobody who plays needs Node.
export default defineConfig({
    plugins: [svelte(), svelteTesting()],
    build: {
        outDir: "../src/wizardhaven/server/static",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0, // the policy of the page allows no data: addresses
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 900, // the map is a third of it
        rolldownOptions: { checks: { pluginTimings: false } },
    },
    server: {
        proxy: { "/api": "http://127.0.0.1:8765", "/play": { target: "ws://127.0.0.1:8765", ws: true } },
    },
    test: {
        environment: "jsdom",
        include: ["src/**/*.test.ts"],
        setupFiles: ["src/testing/setup.ts"],
        pool: "threads",
        isolate: false, // every file cleans up after itself, and modules are read once: a third of the work
        testTimeout: 300_000, // a whole map is much to build for a machine that has other things to do
        hookTimeout: 300_000,
    },
});
