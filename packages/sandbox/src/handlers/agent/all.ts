import type { HandlersOf } from '../../exchange.ts';
import { announcements } from './announcements.ts';
import { createLink, links, openAccount, rates, removeLink, setRates } from './links.ts';
import { betting, profit, transactions } from './statements.ts';
import { downline, downlines, overview } from './team.ts';
import { transferDownline, transferRules, transfers, transferUpline } from './transfers.ts';
import { dailyWages, dividends, hourlyWages, income, realTimeWages } from './wages.ts';

export const agentHandlers: HandlersOf<'agent'> = {
  'agent.announcements': announcements,
  'agent.overview': overview,
  'agent.rates': rates,
  'agent.links': links,
  'agent.createLink': createLink,
  'agent.removeLink': removeLink,
  'agent.openAccount': openAccount,
  'agent.downlines': downlines,
  'agent.downline': downline,
  'agent.setRates': setRates,
  'agent.betting': betting,
  'agent.profit': profit,
  'agent.income': income,
  'agent.transactions': transactions,
  'agent.dividends': dividends,
  'agent.dailyWages': dailyWages,
  'agent.hourlyWages': hourlyWages,
  'agent.realTimeWages': realTimeWages,
  'agent.transferRules': transferRules,
  'agent.transfers': transfers,
  'agent.transferUpline': transferUpline,
  'agent.transferDownline': transferDownline,
};
