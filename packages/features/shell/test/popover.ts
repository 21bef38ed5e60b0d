/** happy-dom has no popover API; a menu's items are in the document all the same, and only their opening is not seen here. */
HTMLElement.prototype.hidePopover ??= () => {};
