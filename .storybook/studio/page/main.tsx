import '@marquee/ui/base/base.css';
import { createStorage } from '@marquee/state/storage';
import { createRoot } from 'react-dom/client';
import { unsavedShelf } from './draft/unsaved.ts';
import { wearStudioLook } from './look.ts';
import { Studio } from './Studio.tsx';

wearStudioLook();
const root = document.getElementById('studio');
if (!root) throw new Error('index.html has no #studio.');
const { session } = createStorage({ session: () => sessionStorage });
const shelf = unsavedShelf(session);
const asked = new URLSearchParams(location.search).get('brand');
createRoot(root).render(<Studio shelf={shelf} chosen={asked ?? shelf.brand() ?? null} />);
