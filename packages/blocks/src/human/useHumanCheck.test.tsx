import { smsRegister } from '@marquee/sdk/contract/account/smsRegister';
import { useClient } from '@marquee/state/client';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { solveHere } from '@marquee/testing/solveHere';
import { waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import type { Solve } from './humanCheck.ts';
import { SolveContext, useHumanCheck } from './useHumanCheck.ts';

/** Proves, and asks for a code with the proof as often as told. */
function Prober({ times }: { times: number }) {
  const prove = useHumanCheck();
  const client = useClient();
  const [said, say] = useState('');
  useEffect(() => {
    const run = async () => {
      const humanCheck = await prove();
      for (let time = 0; time < times; time += 1) {
        await client.send(smsRegister, { mobileNum: `917000000${time}`, countryDialingCode: '63', humanCheck });
      }
      say('sent');
    };
    run().catch((failure: Error) => say(failure.message));
  }, [prove, client, times]);
  return said;
}

const show = (times: number, answer: Solve = solveHere) =>
  renderWithApp(
    <SolveContext.Provider value={answer}>
      <Prober times={times} />
    </SolveContext.Provider>,
  );

test('AUTH-22 a solved challenge is taken by the platform', async () => {
  const { container } = await show(1);
  await waitFor(() => expect(container.textContent).toBe('sent'));
});

test('AUTH-22 a proof is good once', async () => {
  const { container } = await show(2);
  await waitFor(() => expect(container.textContent).toMatch(/refused/));
});

test('C05 without a solution nothing is sent', async () => {
  const { container, sent } = await show(1, async () => null);
  await waitFor(() => expect(container.textContent).toMatch(/no solution/));
  expect(sent('account.smsRegister')).toHaveLength(0);
});
