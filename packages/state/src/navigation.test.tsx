import { createBrowserHistory, createMemoryHistory } from '@tanstack/history';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type GoTo,
  Link,
  Navigate,
  NavigationProvider,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  usePathname,
  useSearchParams,
} from './navigation.tsx';

afterEach(cleanup);

let go: GoTo;

function Where() {
  go = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const page = useSearchParams()[0].get('page');
  return <output>{[pathname + search + hash, useNavigationType(), JSON.stringify(state), page].join(' ')}</output>;
}

function visit(at: string, links = <Link to="/vip">VIP</Link>) {
  const history = createMemoryHistory({ initialEntries: [at] });
  render(
    <NavigationProvider history={history}>
      {links}
      <Where />
    </NavigationProvider>,
  );
  return history;
}

/** Whether the site followed a click itself; the browser of the tests goes nowhere. */
function takenFromBrowser(click: () => void): boolean {
  let taken = false;
  const end = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  click();
  return taken;
}

const where = () => screen.getByRole('status').textContent;
const link = (name: string) => screen.getByRole('link', { name });

describe('places and links (SHELL-01)', () => {
  test('SHELL-01 a link goes to its page and leaves what it was given', () => {
    visit(
      '/',
      <Link to={{ pathname: '/rng', search: '?page=hot' }} state={{ from: 'home' }}>
        Slots
      </Link>,
    );
    expect(where()).toBe('/ POP null ');
    expect(link('Slots').getAttribute('href')).toBe('/rng?page=hot');
    expect(takenFromBrowser(() => fireEvent.click(link('Slots')))).toBe(true);
    expect(where()).toBe('/rng?page=hot PUSH {"from":"home"} hot');
  });

  test.each([
    ['?page=2', '/rng?page=2'],
    ['#games', '/rng?page=1#games'],
    ['', '/rng?page=1'],
    ['/live', '/live'],
    [{ pathname: '/', hash: 'news' }, '/#news'],
    [{ search: 'page=3', hash: '#top' }, '/rng?page=3#top'],
    [{ search: '' }, '/rng'],
  ])('a link to %j on /rng?page=1 leads to %s, as any link does', (to, address) => {
    visit('/rng?page=1#top', <Link to={to}>Go</Link>);
    expect(link('Go').getAttribute('href')).toBe(address);
  });

  test('the address shown already is no further step back', () => {
    const history = visit('/', <Link to="/vip">VIP</Link>);
    fireEvent.click(link('VIP'));
    fireEvent.click(link('VIP'));
    expect(where()).toBe('/vip REPLACE null ');
    expect(history.length).toBe(2);
  });

  test.each([
    ['with a key held', { ctrlKey: true }, {}],
    ['with the middle button', { button: 1 }, {}],
    ['that asks for a window of its own', {}, { target: '_blank' }],
    ['that is a download', {}, { download: 'rules.pdf' }],
  ])('a click %s is left to the browser', (_, how, props) => {
    visit(
      '/',
      <Link to="/vip" {...props}>
        VIP
      </Link>,
    );
    expect(takenFromBrowser(() => fireEvent.click(link('VIP'), how))).toBe(false);
    expect(where()).toBe('/ POP null ');
  });

  test('a click that somebody else took does nothing more', () => {
    visit(
      '/',
      <Link to="/vip" onClick={(event) => event.preventDefault()}>
        VIP
      </Link>,
    );
    fireEvent.click(link('VIP'));
    expect(where()).toBe('/ POP null ');
  });

  test.each(['/vip/', '/vip/?page=2'])('SHELL-01 %s is the page without the slash', (address) => {
    visit(address, <NavLink to="/vip">VIP</NavLink>);
    expect(where()?.split(/[ ?]/, 1)).toEqual(['/vip']);
    expect(link('VIP').getAttribute('aria-current')).toBe('page');
  });

  test('SHELL-05 the link of the page shown says so, and no other', () => {
    visit(
      '/rng?page=2',
      <>
        <NavLink to="/">Home</NavLink>
        <NavLink to="/rng?page=1">Slots</NavLink>
        <NavLink to="/r">Other</NavLink>
      </>,
    );
    const current = screen.getAllByRole('link').map((each) => each.getAttribute('aria-current'));
    expect(current).toEqual([null, 'page', null]);
  });

  test('another query of the same page is a step of its own, or takes the place of the last', () => {
    let setQuery: ReturnType<typeof useSearchParams>[1] = () => {};
    const Take = () => {
      setQuery = useSearchParams()[1];
      return null;
    };
    const history = visit('/rng?page=1#top', <Take />);
    act(() => setQuery({ page: '2', kind: 'a b' }));
    expect(where()).toBe('/rng?page=2&kind=a+b PUSH null 2');
    act(() =>
      setQuery(
        (now) => {
          now.delete('kind');
          return now;
        },
        { replace: true },
      ),
    );
    expect(where()).toBe('/rng?page=2 REPLACE null 2');
    act(() => setQuery({}));
    expect(where()).toBe('/rng PUSH null ');
    expect(history.length).toBe(3);
  });

  test('what goes by the path alone is not rendered anew by another query, a link of the same query is', () => {
    let renders = 0;
    const Bar = memo(() => {
      renders += 1;
      return (
        <>
          <NavLink to="/live">{usePathname()}</NavLink>
          <Link to="?page=3">on</Link>
          <Link to="#top">up</Link>
        </>
      );
    });
    visit('/rng?page=1', <Bar />);
    act(() => go('?page=2'));
    expect(renders).toBe(1);
    expect(link('up').getAttribute('href')).toBe('/rng?page=2#top');
    act(() => go('/live'));
    expect(renders).toBe(2);
    expect(link('/live').getAttribute('aria-current')).toBe('page');
    expect(link('on').getAttribute('href')).toBe('/live?page=3');
  });

  test('back and forward are the browser’s', () => {
    visit('/');
    act(() => go('/vip', { state: 7 }));
    act(() => go(-1));
    expect(where()).toBe('/ POP null ');
    act(() => go(1));
    expect(where()).toBe('/vip POP 7 ');
  });

  test('what sends elsewhere does so once, and leaves no step back to itself', () => {
    const history = visit('/old', <Navigate to="/new" replace />);
    expect(where()).toBe('/new REPLACE null ');
    expect(history.length).toBe(1);
  });

  test.each(['//evil.example/x', '/\\evil.example/x'])('%s stays on this site', (to) => {
    window.history.replaceState(null, '', '/');
    const history = createBrowserHistory();
    render(
      <NavigationProvider history={history}>
        <Link to={to}>Out</Link>
        <Where />
      </NavigationProvider>,
    );
    expect((link('Out') as HTMLAnchorElement).host).toBe(window.location.host);
    act(() => go(to));
    history.flush();
    expect(window.location.pathname).toBe('/evil.example/x');
    history.destroy();
  });
});
