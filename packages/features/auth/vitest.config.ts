import { mergeConfig } from 'vitest/config';
import { domTests } from '../../config/vitest.ts';

// forms are filled in key by key and their payloads are really sealed and opened
export default mergeConfig(domTests('auth'), { test: { testTimeout: 20_000 } });
