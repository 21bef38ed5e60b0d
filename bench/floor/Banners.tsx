import { useRef, useState } from 'react';

const texts = ['Welcome', 'Draws every evening', 'New tables'];

/** A row of banners that snaps; the first bears the picture that is the largest thing on the page. */
export function Banners() {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const go = (step: number) => {
    const next = (shown + step + texts.length) % texts.length;
    setShown(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section aria-label="Highlights">
      <div className="track" ref={track}>
        {texts.map((text, index) => (
          <div key={text} className="banner">
            {index === 0 && <img src="/hero.svg" alt="" width={800} height={1000} fetchPriority="high" />}
            <h2>{text}</h2>
          </div>
        ))}
      </div>
      <p className="bar">
        <button type="button" aria-label="Back" onClick={() => go(-1)}>
          ‹
        </button>
        {shown + 1} of {texts.length}
        <button type="button" aria-label="On" onClick={() => go(1)}>
          ›
        </button>
      </p>
    </section>
  );
}
