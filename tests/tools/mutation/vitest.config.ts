import { defineConfig } from 'vite';

// The rules' specs alone: what Stryker runs against each mutant.
export default defineConfig({
  test: { include: ['tests/core/**/*.spec.ts'], environment: 'node', testTimeout: 60_000 },
} as Parameters<typeof defineConfig>[0]);
