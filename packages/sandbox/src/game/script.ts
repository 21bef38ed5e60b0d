/**
 * What runs in the demo game's page. It is served as it stands, so it is plain JavaScript of what every supported
 * browser knows. A round bears its number: one that got no answer is asked for again, never played twice.
 */
export const gameScript = `(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const machine = document.getElementById('machine');
  const names = document.getElementById('names');
  const said = document.getElementById('said');
  const balance = document.getElementById('balance');
  const play = document.getElementById('play');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let round = data.round;
  let pending = false;
  let over = false;

  const say = (text, won) => {
    said.textContent = text;
    said.classList.toggle('won', won === true);
  };
  const show = (reels) => {
    reels.forEach((symbol, place) => machine.querySelectorAll('use')[place].setAttribute('href', '#s' + symbol));
    names.textContent = reels.map((symbol) => data.symbols[symbol]).join(', ');
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));

  async function ask() {
    const body = new URLSearchParams({ ticket: data.ticket, round: String(round + 1) });
    const answer = await fetch(data.rounds, { method: 'POST', body, credentials: 'omit', cache: 'no-store' });
    return answer.json();
  }

  // a game that is over has nothing to press
  play?.addEventListener('click', async () => {
    if (pending || over) return;
    pending = true;
    play.setAttribute('aria-disabled', 'true');
    machine.classList.add('busy');
    try {
      const [answer] = await Promise.all([ask(), wait(calm.matches ? 0 : 700)]);
      if (answer.refused) {
        over = answer.ended === true;
        say(answer.refused);
      } else {
        round = answer.round;
        show(answer.reels);
        balance.textContent = answer.balance;
        say(answer.said, answer.won);
      }
    } catch {
      say(data.failed);
    }
    machine.classList.remove('busy');
    pending = false;
    if (!over) play.removeAttribute('aria-disabled');
  });

  document.getElementById('leave').addEventListener('click', () => {
    const message = { type: 'marquee.game.exit' };
    const back = data.back ?? location.origin;
    if (window.parent !== window) window.parent.postMessage(message, back);
    else if (window.opener) {
      window.opener.postMessage(message, back);
      window.close();
    } else location.assign(back);
  });
})();
`;
