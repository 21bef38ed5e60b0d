import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Fills a folder with so many brands, made from those of a folder in turn: other names, domains and logos, else the same files. */
export function makeBrands(templates: string, folder: string, count: number): void {
  const ids = readdirSync(templates).sort();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const id = `bench-${String(index + 1).padStart(3, '0')}`;
    const brand = path.join(folder, id);
    cpSync(path.join(templates, ids[index % ids.length] ?? ''), brand, { recursive: true });
    const file = path.join(brand, 'brand.json');
    const pack = JSON.parse(readFileSync(file, 'utf8')) as { api: { environments?: { hosts: string[] }[] } };
    const name = `Bench ${index + 1}`;
    const own = { name, appName: name, merchant: id, domains: [`${id}.example`] };
    writeFileSync(file, JSON.stringify({ ...pack, ...own, api: { ...pack.api, environments: [] } }));
    // no two brands may bear one logo
    const assets = path.join(brand, 'assets');
    const logos = readdirSync(assets).filter((each) => /^logo.*\.svg$/.test(each));
    for (const logo of logos) appendFileSync(path.join(assets, logo), `<!-- ${id} -->`);
  }
}
