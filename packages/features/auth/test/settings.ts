import { type RegisterSettings, registerSettings } from '@marquee/sdk/contract/account/registerSettings';
import { createTestApp, type TestAppOptions } from '@marquee/testing/testApp';

/** The settings that the sandbox answers in a scenario; free to be changed. */
export async function settingsOf(scenario: NonNullable<TestAppOptions['scenario']>): Promise<RegisterSettings> {
  const { client } = await createTestApp({ scenario });
  return structuredClone(await client.send(registerSettings, {}));
}
