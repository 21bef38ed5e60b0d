import { globalStyle } from '@vanilla-extract/css';

const SYSTEM = '"Nunito Sans", system-ui';
// machines without a font of these letters would show boxes; where there is one, no file is fetched
const HAN = '"PingFang SC", "Hiragino Sans", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC Variable"';

globalStyle('.sbdocs.sbdocs-content code[class]', { whiteSpace: 'normal', overflowWrap: 'anywhere' });
globalStyle('.sbdocs.sbdocs-content :is([lang^=zh], [lang^=ja])', { fontFamily: `${SYSTEM}, ${HAN}, sans-serif` });
globalStyle('.sbdocs.sbdocs-content details', { marginBlockEnd: 16 });
globalStyle('.sbdocs.sbdocs-content summary', { fontFamily: `${SYSTEM}, sans-serif`, fontSize: 14 });
