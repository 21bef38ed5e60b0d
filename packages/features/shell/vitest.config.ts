import { domTests } from '@marquee/config/vitest';

export default domTests('shell');
