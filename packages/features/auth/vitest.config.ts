import { domTests } from '../../config/vitest.ts';

export default domTests('auth');
