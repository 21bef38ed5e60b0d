import { processDailySalary } from './dailySalary.ts';
import { processDividend } from './dividend.ts';
import { processHourlySalary } from './hourlySalary.ts';
import { contractList } from './list.ts';
import { contractPreview } from './preview.ts';
import { processRealTimeSalary } from './realTimeSalary.ts';
import { contractSettings } from './settings.ts';

/** Salary and dividend contracts. */
export const contractsCalls = {
  [processDividend.id]: processDividend,
  [processDailySalary.id]: processDailySalary,
  [processHourlySalary.id]: processHourlySalary,
  [processRealTimeSalary.id]: processRealTimeSalary,
  [contractSettings.id]: contractSettings,
  [contractList.id]: contractList,
  [contractPreview.id]: contractPreview,
} as const;
