/** In development a changed `theme.json` reaches the open page as CSS, without a reload. */
export function followTheme(brand: string): void {
  import.meta.hot?.on('marquee:theme', ({ id, css }: { id: string; css: string }) => {
    const style = document.getElementById('theme');
    if (style && id === brand) style.textContent = css;
  });
}
