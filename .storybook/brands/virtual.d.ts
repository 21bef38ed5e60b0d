declare module 'virtual:marquee/brands' {
  /** every brand of the folder, by id */
  export const brands: readonly import('./storyBrand.ts').StoryBrand[];
  /** themes of all brands, scoped by `data-brand` */
  export const css: string;
}
