import { nodeTests } from './vitest.ts';

export default nodeTests('config');
