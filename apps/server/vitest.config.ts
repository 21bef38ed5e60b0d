import { nodeTests } from '@marquee/config/vitest';

export default nodeTests('server');
