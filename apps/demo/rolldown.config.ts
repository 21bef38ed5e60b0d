import { defineConfig } from 'rolldown';

/** One file, so that a start is a matter of milliseconds. */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  tsconfig: false,
  output: { file: 'dist/main.js', format: 'esm', minify: false, codeSplitting: false },
});
