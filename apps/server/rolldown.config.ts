import { defineConfig } from 'rolldown';

/** One file that needs Node and a build folder, nothing else: no install on the machine that serves. */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  tsconfig: false,
  output: { file: 'dist/main.js', format: 'esm', minify: false },
});
