/** The look of the demo game: one column from 320 px on, still under reduced motion. */
export const gameStyle = `:root{color-scheme:dark;font:16px/1.5 system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;background:#0d0f1e;color:#f4f4fb}
header,footer{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding:.75rem 1rem;background:#171a30}
h1{font-size:1.1rem;margin:0;overflow-wrap:anywhere}
.tag{display:inline-block;border:1px solid #8f96c4;border-radius:999px;padding:0 .6rem;font-size:.8rem;color:#cfd3f2}
.money{font-variant-numeric:tabular-nums;font-weight:700;overflow-wrap:anywhere}
main{display:grid;gap:1rem;justify-items:center;align-content:center;padding:1rem;width:100%;max-width:40rem;margin-inline:auto}
.machine{position:relative;width:100%;border-radius:24px;overflow:hidden;background:#1d2140;border:2px solid #3b4280}
.machine img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;opacity:.28}
.reels{position:relative;display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem;padding:clamp(1rem,6vw,2.5rem) clamp(.75rem,4vw,2rem);margin:0}
.reels>span{aspect-ratio:1;background:#f7f5ee;border-radius:16px;display:grid;place-items:center}
.reels svg{width:72%;height:72%}
.busy .reels svg{animation:roll .3s linear infinite}
@keyframes roll{from{transform:translateY(-22%);opacity:.2}50%{opacity:.7}to{transform:translateY(22%);opacity:.2}}
@media (prefers-reduced-motion:reduce){.busy .reels svg{animation:none;opacity:.4}}
.said{min-height:3rem;margin:0;text-align:center;font-size:1.1rem}
.said.won{color:#ffd97a;font-weight:700}
button,.leave{font:inherit;font-weight:700;min-height:3rem;padding:.5rem 1.5rem;border-radius:999px;border:0;cursor:pointer}
#play{background:#ffd166;color:#231a00;min-width:min(100%,18rem);font-size:1.15rem}
#play[aria-disabled=true]{opacity:.6;cursor:default}
#leave,.leave{background:none;color:inherit;border:1px solid #8f96c4;text-decoration:none}
:focus-visible{outline:3px solid #fff;outline-offset:3px}
details{width:100%;font-size:.95rem}summary{cursor:pointer;min-height:2.75rem;padding-block:.5rem}
table{border-collapse:collapse;width:100%}td{padding:.35rem .25rem;border-block-end:1px solid #343a68}
td svg{width:1.6rem;height:1.6rem;vertical-align:middle;background:#f7f5ee;border-radius:6px;padding:.15rem;margin-inline-end:.2rem}
td:last-child{text-align:end;font-variant-numeric:tabular-nums}
@media (forced-colors:active){.reels>span,td svg{forced-color-adjust:none}#play{border:1px solid}}`;

/** One drawing a symbol, in a box of 100; used by reference. */
export const symbolSprites = `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>
<g id="s0"><path d="M14 12H86V30L56 92H32L60 34H32V42H14Z" fill="#d9203f" stroke="#7d0c20" stroke-width="4" stroke-linejoin="round"/></g>
<g id="s1"><path d="M50 4 63 36 97 39 71 61 79 94 50 76 21 94 29 61 3 39 37 36Z" fill="#f5b301" stroke="#8a5f00" stroke-width="4" stroke-linejoin="round"/></g>
<g id="s2" transform="translate(50 47) scale(.47)" stroke="#14562a" stroke-width="8" stroke-linejoin="round"><path d="M4 14C10 50 26 74 50 96" fill="none" stroke-width="14" stroke-linecap="round"/><path d="M-4-4C-44 10-92-2-92-36-92-66-56-72-40-52-46-86-4-98-2-60ZM4-4C44 10 92-2 92-36 92-66 56-72 40-52 46-86 4-98 2-60ZM-4 0C-40-12-94 0-90 36-88 64-56 66-42 50-44 80-6 90-2 54ZM4 0C40-12 94 0 90 36 88 60 60 66 44 50 46 80 6 90 2 54Z" fill="#35a853"/></g>
<g id="s3"><path d="M50 8C76 8 76 34 80 56L92 76H8L20 56C24 34 24 8 50 8Z" fill="#e8912d" stroke="#7d4300" stroke-width="4" stroke-linejoin="round"/><circle cx="50" cy="86" r="9" fill="#7d4300"/></g>
<g id="s4"><path d="M64 6A46 46 0 1 0 94 66 38 38 0 0 1 64 6Z" fill="#4b6bdc" stroke="#23347a" stroke-width="4" stroke-linejoin="round"/></g>
</defs></svg>`;
