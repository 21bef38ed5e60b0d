import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vitest/config';
import { nodeTests } from '../packages/config/vitest.ts';

// parts of the docs, whose facts are tested, bring their styles
export default mergeConfig(nodeTests('storybook'), { plugins: [vanillaExtractPlugin()] });
