/** The room in the footer that the strip of providers fills once the reader gets near. */
export const stripPlace = 'footer-providers';
/** The column in which the other pages of the site stand. */
export const linksPlace = 'footer-links';
/** The place beside the copyright line where a choice about cookies can be made again. */
export const choicePlace = 'footer-choice';
