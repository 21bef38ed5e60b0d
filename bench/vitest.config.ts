import { nodeTests } from '../packages/config/vitest.ts';

export default nodeTests('bench');
