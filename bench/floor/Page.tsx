import { useMemo, useState } from 'react';
import { Banners } from './Banners.tsx';
import { GameCard } from './GameCard.tsx';
import { kinds, makeGames } from './games.ts';
import { LoginDialog } from './LoginDialog.tsx';

const games = makeGames(10_000);
const PAGE = 200;
const PAGES = 7;
const languages = ['English', 'Español', 'Filipino'];
const places = ['Home', 'Games', 'Lottery', 'Offers', 'Help'];
const legal = ['Terms', 'Privacy', 'Licence', 'Safer play'];

/**
 * What our home is measured against: the same kind of page in React alone, without a router, languages, a platform or a
 * brand, rendered in the browser.
 */
export function Page() {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const [login, setLogin] = useState(false);
  const found = useMemo(() => {
    const asked = query.trim().toLowerCase();
    return games.filter((game) => (!kind || game.kind === kind) && game.name.toLowerCase().includes(asked));
  }, [query, kind]);
  const pages = Array.from({ length: Math.min(PAGES, Math.ceil(found.length / PAGE)) }, (_, index) => index);
  const show = (next: string | null) => {
    setKind(next);
    setPage(0);
  };
  return (
    <>
      <header className="bar">
        <strong>Floor</strong>
        <nav>
          {places.map((place) => (
            <a key={place} href={`#${place}`}>
              {place}
            </a>
          ))}
        </nav>
        <select aria-label="Language">
          {languages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </select>
        <button type="button" onClick={flipTheme}>
          Dark theme
        </button>
        <button type="button" className="primary" onClick={() => setLogin(true)}>
          Log in
        </button>
      </header>
      <main>
        <Banners />
        <div className="bar">
          <input
            type="search"
            aria-label="Search"
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setPage(0);
            }}
          />
          {[null, ...kinds].map((one) => (
            <button key={one ?? 'All'} type="button" aria-pressed={one === kind} onClick={() => show(one)}>
              {one ?? 'All'}
            </button>
          ))}
          <output>{found.length} games</output>
        </div>
        <ul className="games">
          {found.slice(page * PAGE, (page + 1) * PAGE).map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
        <nav className="bar" aria-label="Pages">
          {pages.map((one) => (
            <button key={one} type="button" aria-current={one === page} onClick={() => setPage(one)}>
              {one + 1}
            </button>
          ))}
        </nav>
      </main>
      <footer className="bar">
        {legal.map((text) => (
          <a key={text} href={`#${text}`}>
            {text}
          </a>
        ))}
      </footer>
      {login && <LoginDialog onClose={() => setLogin(false)} />}
    </>
  );
}

function flipTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}
