import type { Translated } from '../messages.ts';

interface AppWords {
  readonly platform: 'ios' | 'android';
  readonly title: Translated;
  readonly version: string;
  readonly size: string;
  readonly needs: string;
  readonly steps: readonly { readonly title: Translated; readonly text: Translated }[];
}

/** The apps and how they are installed. */
export const APPS: readonly AppWords[] = [
  {
    platform: 'ios',
    title: {
      EN: 'iPhone and iPad',
      CN: 'iPhone 与 iPad',
      ES: 'iPhone y iPad',
      TY: 'iPhone at iPad',
      VI: 'iPhone và iPad',
    },
    version: '5.2.0',
    size: '48 MB',
    needs: 'iOS 16',
    steps: [
      {
        title: { EN: 'Scan the code', CN: '扫描二维码', ES: 'Escanea el código', TY: 'I-scan ang code', VI: 'Quét mã' },
        text: {
          EN: 'Use the camera, or open this page on the phone and choose Install.',
          CN: '使用相机扫码，或在手机上打开本页并点击安装。',
          ES: 'Usa la cámara, o abre esta página en el móvil y elige Instalar.',
          TY: 'Gamitin ang camera, o buksan ang pahinang ito sa telepono at piliin ang I-install.',
          VI: 'Dùng máy ảnh, hoặc mở trang này trên điện thoại và chọn Cài đặt.',
        },
      },
      {
        title: {
          EN: 'Trust the app',
          CN: '信任应用',
          ES: 'Confía en la app',
          TY: 'Pagkatiwalaan ang app',
          VI: 'Tin cậy ứng dụng',
        },
        text: {
          EN: 'In Settings, General, VPN & Device Management, choose our company and Trust.',
          CN: '前往“设置 → 通用 → VPN与设备管理”，选择我们的公司并点击“信任”。',
          ES: 'En Ajustes, General, VPN y gestión de dispositivos, elige nuestra empresa y Confiar.',
          TY: 'Sa Settings, General, VPN & Device Management, piliin ang aming kumpanya at Trust.',
          VI: 'Vào Cài đặt, Cài đặt chung, VPN & Quản lý thiết bị, chọn công ty của chúng tôi và Tin cậy.',
        },
      },
    ],
  },
  {
    platform: 'android',
    title: { EN: 'Android', CN: '安卓', ES: 'Android', TY: 'Android', VI: 'Android' },
    version: '5.2.1',
    size: '36 MB',
    needs: 'Android 9',
    steps: [
      {
        title: {
          EN: 'Download the file',
          CN: '下载安装包',
          ES: 'Descarga el archivo',
          TY: 'I-download ang file',
          VI: 'Tải tệp về',
        },
        text: {
          EN: 'The browser asks once whether to keep it.',
          CN: '浏览器会询问是否保留，请选择保留。',
          ES: 'El navegador pregunta una vez si quieres conservarlo.',
          TY: 'Itatanong ng browser nang isang beses kung itatago ito.',
          VI: 'Trình duyệt sẽ hỏi một lần có giữ tệp không.',
        },
      },
      {
        title: {
          EN: 'Allow and install',
          CN: '允许并安装',
          ES: 'Permite e instala',
          TY: 'Payagan at i-install',
          VI: 'Cho phép và cài đặt',
        },
        text: {
          EN: 'Allow your browser to install apps, then open the file. You can take the permission back afterwards.',
          CN: '允许浏览器安装应用，然后打开文件。安装后可撤回该权限。',
          ES: 'Permite que el navegador instale apps y abre el archivo. Después puedes quitar el permiso.',
          TY: 'Payagan ang browser na mag-install ng apps, saka buksan ang file. Maaari mong bawiin ang pahintulot pagkatapos.',
          VI: 'Cho phép trình duyệt cài ứng dụng rồi mở tệp. Sau đó bạn có thể thu hồi quyền.',
        },
      },
    ],
  },
];
