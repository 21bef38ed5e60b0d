import type { HandlersOf } from '../../exchange.ts';
import type { ModuleSwitches } from '../system/all.ts';
import { processing } from './process.ts';
import { list, preview, settingsOf } from './read.ts';

export function contractsHandlers(modules: ModuleSwitches): HandlersOf<'contracts'> {
  return {
    'contracts.processDividend': processing('dividend'),
    'contracts.processDailySalary': processing('daily'),
    'contracts.processHourlySalary': processing('hourly'),
    'contracts.processRealTimeSalary': processing('realTime'),
    'contracts.settings': settingsOf(modules),
    'contracts.list': list,
    'contracts.preview': preview,
  };
}
