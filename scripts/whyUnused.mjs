/**
 * Says after what knip found why it matters and how to mend it.
 * @param {Pick<import('knip').ReporterOptions, 'counters'>} options
 */
export default function whyUnused({ counters: { processed: _, total: __, ...found } }) {
  if (Object.values(found).every((count) => count === 0)) return;
  console.log(`
  → Delete it. What is used in its own file only needs no "export"; a package that is used must be in the dependencies of
    the package.json beside it, and one that is not must go from there. What a tool alone reads is named in knip.json.

What nobody uses is still read, kept up and installed, and hides what is used.`);
}
