const asked = window.matchMedia.bind(window);

/**
 * The screens of the wall stand still, as for who asks for less motion: banners that go round in sixteen windows make
 * comparing hard, and each step of one takes the time that a change needs. To be imported before anything that asks.
 */
window.matchMedia = (query) => asked(query === '(prefers-reduced-motion: reduce)' ? 'all' : query);
