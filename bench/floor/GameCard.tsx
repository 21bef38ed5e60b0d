import { memo, useState } from 'react';
import type { Game } from './games.ts';

/** One tile of the list. */
export const GameCard = memo(({ game: { name, maker, hue } }: { game: Game }) => {
  const [kept, setKept] = useState(false);
  return (
    <li className="game">
      <div className="picture" style={{ background: `linear-gradient(hsl(${hue} 60% 45%), hsl(${hue + 50} 60% 30%))` }}>
        {name.slice(0, 1)}
      </div>
      <h3>{name}</h3>
      <p>{maker}</p>
      <p className="bar">
        <button type="button" className="primary">
          Play
        </button>
        <button type="button" aria-label={`Keep ${name}`} aria-pressed={kept} onClick={() => setKept(!kept)}>
          <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" />
          </svg>
        </button>
      </p>
    </li>
  );
});
