/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'ui',
  plugins: [react()],
  test: {
    root: '.',
    projects: [
      { extends: true, test: { name: 'core', include: ['tests/core/**/*.spec.ts'], environment: 'node' } },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.spec.ts'], environment: 'node' } },
      {
        extends: true,
        test: { name: 'service', include: ['tests/adapters/**/*.spec.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
      },
      { extends: true, test: { name: 'ui', include: ['tests/ui/**/*.spec.{ts,tsx}'], environment: 'happy-dom' } },
      {
        extends: true,
        test: { name: 'browser', include: ['tests/browser/**/*.spec.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 180_000, fileParallelism: false },
      },
    ],
  },
});
