import { brands } from 'virtual:marquee/brands';
import { flagNames } from '@marquee/brand/flagRules';
import { flagScreens } from '@marquee/brand/flagScreens';
import { type FlagDefinition, flags } from '@marquee/brand/flags';
import { resolveFlags } from '@marquee/brand/resolveFlags';
import { WideTable } from './WideTable.tsx';

/** Every flag, with its value in each brand before the platform has answered. */
export function Flags() {
  const resolved = brands.map(({ data }) => ({ data, flags: resolveFlags(data.flags) }));
  return (
    <WideTable label="Flags">
      <thead>
        <tr>
          <th>Flag</th>
          <th>What it changes</th>
          <th>Screens</th>
          <th>Default</th>
          <th>Platform</th>
          {resolved.map(({ data }) => (
            <th key={data.id}>{data.name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {flagNames.map((name) => {
          const { changes, default: standard, platform }: FlagDefinition = flags[name];
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{changes}</td>
              <td>{flagScreens[name].join(', ')}</td>
              <td>{onOff(standard)}</td>
              <td>{platform ? `${platform.from}: ${platform.id}` : ''}</td>
              {resolved.map(({ data, flags: own }) => (
                <td key={data.id}>
                  {onOff(own[name].value)} ({own[name].origin})
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}

const onOff = (value: boolean) => (value ? 'on' : 'off');
