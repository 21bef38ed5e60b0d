/** What an operator's editor would never write, as someone writes it who wants to run or cover something (C17). */
export const HOSTILE_HTML = [
  '<p>Plain words stay, and so does <strong>what is strong</strong>.</p>',
  '<img src="x" onerror="document.title=\'ran\'">',
  '<svg onload="document.title=\'ran\'"><a href="javascript:document.title=\'ran\'"><text y="20">drawn</text></a></svg>',
  '<script>document.title="ran"</script>',
  '<a href="javascript:document.title=\'ran\'">a link that runs</a>',
  '<a href="java&#10;script:document.title=\'ran\'">a link with a line break that runs</a>',
  '<a href="https://example.com/terms" target="_blank">a link that leads away</a>',
  '<div style="position:fixed;inset:0;z-index:99999;background:#000">covers the page</div>',
  '<style>body{display:none}</style>',
  '<iframe src="javascript:parent.document.title=\'ran\'"></iframe>',
  '<form action="https://evil.example/"><input name="password"><button>Log in again</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=document.title=1&gt;">',
  '<base href="https://evil.example/">',
  '<p id="root" name="cookie">takes the name of something on the page</p>',
].join('');

/** A title is text: markup in it is shown as it is written. */
export const HOSTILE_TITLE = '<img src=x onerror="document.title=1"> A title & its <b>marks</b>';

/** Where no customer-service icon may lead (C18). */
export const HOSTILE_ADDRESSES: readonly string[] = [
  'javascript:document.title="ran"',
  'http://evil.example/chat',
  'https://evil.example\\@good.example',
  'not an address',
];
