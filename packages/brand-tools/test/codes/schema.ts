import type { schemaCodes } from '../../src/codes/schema.ts';
import { json } from '../folder.ts';
import { brand, type CodeCase, flags, legal, pack, theme, words } from './codeCase.ts';

export const schemaCases: Record<keyof typeof schemaCodes, CodeCase> = {
  'brand/unknown-key': pack(legal({ licenses: [] }), legal({ licences: [] })),
  'brand/missing': pack(brand({ name: undefined })),
  'brand/wrong-type': pack(brand({ loginRequiredForHome: 'no' }), brand({ loginRequiredForHome: false })),
  'brand/unknown-value': pack(brand({ registration: 'open' }), brand({ registration: 'direct' })),
  'brand/bad-format': pack(
    brand({ api: { origin: 'http://platform.example' } }),
    brand({ api: { origin: 'https://platform.example' } }),
  ),
  'brand/out-of-range': pack(legal({ minimumAge: 16 }), legal({ minimumAge: 18 })),
  'theme/unknown-key': pack(theme({ dencity: 'roomy' }), theme({ density: 'roomy' })),
  'theme/missing': pack({ 'theme.json': json({ seeds: {} }) }),
  'theme/wrong-type': pack(theme({ seeds: '#0b6bcb' })),
  'theme/unknown-value': pack(theme({ density: 'airy' }), theme({ density: 'roomy' })),
  'theme/bad-format': pack(
    theme({ fonts: { body: { family: ' ' } } }),
    theme({ fonts: { body: { family: 'Verdana' } } }),
  ),
  'theme/out-of-range': pack(theme({ corners: { card: 99 } }), theme({ corners: { card: 20 } })),
  'flags/unknown-key': pack(flags({ USERNAMREG3: true }), flags({ USERNAMEREG3: true })),
  'flags/wrong-type': pack(flags({ USERNAMEREG3: 'yes' }), flags({ USERNAMEREG3: true })),
  'lang/wrong-type': pack(words({ 'demo.greeting': 1 })),
};
