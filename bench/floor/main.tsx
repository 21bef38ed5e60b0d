import './floor.css';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
