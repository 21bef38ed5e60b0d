import { nodeTests } from '@marquee/config/vitest';
import { mergeConfig } from 'vitest/config';

// drawing pictures takes its time on a machine that does other things too
export default mergeConfig(nodeTests('brand-tools'), { test: { testTimeout: 60_000 } });
