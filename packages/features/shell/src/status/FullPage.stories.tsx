import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrench } from 'lucide-react';
import { FullPage, FullPageFact, FullPageText, FullPageWays } from './FullPage.tsx';

const meta = {
  title: 'shell/FullPage',
  component: FullPage,
  args: {
    stage: 'whole',
    icon: <Wrench size={32} aria-hidden />,
    title: 'We are working on the site',
    children: (
      <>
        <FullPageText>Your account and your balance are safe.</FullPageText>
        <FullPageFact name="Expected back">14:30</FullPageFact>
        <FullPageWays>
          <ButtonLink href="#again" kind="primary">
            Check again
          </ButtonLink>
        </FullPageWays>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FullPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlaceOfTheApp: Story = {};
export const WithinTheFrame: Story = { args: { stage: 'within' } };
