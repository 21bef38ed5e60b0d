import { dailyWages } from '@marquee/sdk/contract/agent/dailyWages';
import { dividends } from '@marquee/sdk/contract/agent/dividends';
import { hourlyWages } from '@marquee/sdk/contract/agent/hourlyWages';
import { realTimeWages } from '@marquee/sdk/contract/agent/realTimeWages';
import { Wages } from './Wages.tsx';

export const Dividends = () => <Wages call={dividends} />;
export const DailyWages = () => <Wages call={dailyWages} />;
export const HourlyWages = () => <Wages call={hourlyWages} />;
export const RealTimeWages = () => <Wages call={realTimeWages} />;
