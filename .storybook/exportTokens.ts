import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { designTokens } from '@marquee/theme/designTokens';
import { collectBrands } from './brands/collect.ts';

/** `pnpm tokens`: writes each brand's themes for design tools, in the Design Tokens (DTCG) format. */
const repository = path.resolve(import.meta.dirname, '..');
const folder = path.join(repository, '.storybook/dist/tokens');

const { brands } = await collectBrands(repository);
await mkdir(folder, { recursive: true });
for (const { data, theme } of brands) {
  for (const name of ['light', 'dark'] as const) {
    const file = path.join(folder, `${data.id}.${name}.tokens.json`);
    await writeFile(file, `${JSON.stringify(designTokens(theme[name]), null, 2)}\n`);
    console.log(path.relative(repository, file));
  }
}
