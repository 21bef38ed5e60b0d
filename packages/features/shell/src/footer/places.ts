/** The room in the footer that the strip of providers fills once the reader gets near. */
export const stripPlace = 'footer-providers';
/** The place beside the copyright line where a choice about cookies can be made again. */
export const choicePlace = 'footer-choice';
