import { domTests } from '../../packages/config/vitest.ts';

export default domTests('web');
