/**
 * What runs in the demo game's page. It is served as it stands, so it is plain JavaScript of what every supported
 * browser knows. It runs before there is anything on the page, so that a press as soon as there is finds it. A round bears
 * its number: one that got no answer is asked for again, never played twice.
 */
export const gameScript = `(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const at = (id) => document.getElementById(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let round = data.round;
  let pending = false;
  let over = false;

  const say = (text, won) => {
    at('said').textContent = text;
    at('said').classList.toggle('won', won === true);
  };
  const show = (reels) => {
    reels.forEach((symbol, place) => at('machine').querySelectorAll('use')[place].setAttribute('href', '#s' + symbol));
    at('names').textContent = reels.map((symbol) => data.symbols[symbol]).join(', ');
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));

  async function ask() {
    const body = new URLSearchParams({ ticket: data.ticket, round: String(round + 1) });
    const answer = await fetch(data.rounds, { method: 'POST', body, credentials: 'omit', cache: 'no-store' });
    return answer.json();
  }

  async function play(button) {
    if (pending || over) return;
    pending = true;
    button.setAttribute('aria-disabled', 'true');
    at('machine').classList.add('busy');
    try {
      const [answer] = await Promise.all([ask(), wait(calm.matches ? 0 : 700)]);
      if (answer.refused) {
        over = answer.ended === true;
        say(answer.refused);
      } else {
        round = answer.round;
        show(answer.reels);
        at('balance').textContent = answer.balance;
        say(answer.said, answer.won);
      }
    } catch {
      say(data.failed);
    }
    at('machine').classList.remove('busy');
    pending = false;
    if (!over) button.removeAttribute('aria-disabled');
  }

  const back = data.back ?? location.origin;

  function leave() {
    const message = { type: 'marquee.game.exit' };
    if (window.parent !== window) window.parent.postMessage(message, back);
    else if (window.opener) {
      window.opener.postMessage(message, back);
      window.close();
    } else location.assign(back);
  }

  document.addEventListener('DOMContentLoaded', () => {
    if (window.parent !== window) window.parent.postMessage({ type: 'marquee.game.ready' }, back);
  });

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button?.id === 'play') play(button);
    if (button?.id === 'leave') leave();
  });
})();
`;
