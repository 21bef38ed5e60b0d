import { gameCategoryOf } from '@marquee/domain/gameTypes';
import { useIntl } from 'react-intl';
import { categoryNames } from '../game/category.messages.ts';

/** Names a kind of games by the platform's code; a code that nobody knows stands for itself. */
export function useCategoryName(): (code: string) => string {
  const intl = useIntl();
  return (code) => {
    const category = gameCategoryOf(code);
    return category ? intl.formatMessage(categoryNames[category]) : code;
  };
}
