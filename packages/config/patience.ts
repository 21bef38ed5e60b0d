import { configure } from '@testing-library/dom';

// a busy machine is slow, not wrong; a wait that is met ends at once all the same
configure({ asyncUtilTimeout: 45_000 });
