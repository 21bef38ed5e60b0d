/**
 * Keys by which older packs name messages, and the message that replaced each (BRAND-04), so that such a pack can be
 * imported.
 */
export const legacyMessages: Readonly<Record<string, string>> = {
  game_maintenance: 'closed.maintenance.title',
  info_maintenance: 'closed.maintenance.text',
  blockip: 'closed.region.ip',
  info_ip_block: 'closed.region.text',
  in_need_true_account: 'auth.gate.body',
  in_increase_submit: 'auth.gate.confirm',
  in_been_out: 'account.forgot.sent',
};
