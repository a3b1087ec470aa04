// Hands the provider's answer, which is in this frame's address, to the portal around it.
parent.postMessage(location.href, location.origin);
