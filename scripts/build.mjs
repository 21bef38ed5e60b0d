import { parseArgs } from 'node:util';
import { Advice, checkNode, endOnSignal, run, runMain } from './setup.mjs';

const help = `Builds everything that a deployment needs.

  pnpm build                        every brand
  pnpm build --brand <id> …         only these brands; name each with its own --brand`;

/** `pnpm build`: the brands into apps/web/dist, the server into apps/server/dist. */
runMain(async () => {
  const release = endOnSignal();
  checkNode();
  const brands = readBrands(process.argv.slice(2));
  // with brands named, what is built depends on more than the sources: no build of another choice may stand in for it
  const filters = brands.length > 0 ? ['--filter=!@marquee/web'] : [];
  await must('turbo', ['run', 'build', ...filters, '--output-logs=new-only']);
  if (brands.length > 0) await must('tsx', ['apps/web/build/main.ts', ...brands.flatMap((id) => ['--brand', id])]);
  release();
});

/**
 * @param {string} command
 * @param {string[]} args
 */
async function must(command, args) {
  const { code } = await run(command, args, { show: true });
  if (code !== 0) throw new Advice('The build failed; the lines above say why.');
}

/** @param {string[]} args */
function readBrands(args) {
  try {
    const { values } = parseArgs({ args, options: { brand: { type: 'string', multiple: true, default: [] } } });
    return values.brand;
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}
