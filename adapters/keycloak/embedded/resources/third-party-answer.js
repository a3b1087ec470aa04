// Tells the page around this frame whether the provider's cookies arrive from inside it.
parent.postMessage(document.currentScript.dataset.answer, '*');
