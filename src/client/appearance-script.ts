/** Runs before first paint: the browser's own choice wins, and `system` asks the OS. */
export const appearanceScript = `(()=>{const r=document.documentElement;let a=r.dataset.appearance;try{a=localStorage.getItem('appearance')||a}catch{}r.dataset.appearance=a;r.classList.toggle('dark',a==='dark'||a!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)})()`
