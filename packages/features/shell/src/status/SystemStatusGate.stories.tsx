import type { Meta, StoryObj } from '@storybook/react-vite';
import { SystemStatusGate } from './SystemStatusGate.tsx';

const meta = {
  title: 'shell/SystemStatusGate',
  component: SystemStatusGate,
  args: { host: 'specimen.example', children: <p>The app.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SystemStatusGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Maintenance: Story = { parameters: { sandbox: { scenario: 'maintenance' } } };

export const MaintenanceWithoutEnd: Story = { parameters: { sandbox: { scenario: 'maintenanceOpenEnd' } } };

export const Region: Story = { parameters: { sandbox: { scenario: 'region' } } };

/** SHELL-16: a platform may say it with what the host may show. */
export const MaintenanceByPermission: Story = {
  parameters: { sandbox: { scenario: 'maintenance', fault: 'system.status=500' } },
};

export const StatusFailed: Story = { parameters: { sandbox: { fault: 'system.status=500' } } };
