{{- define "portale.labels" -}}
app.kubernetes.io/name: portale
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "portale.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}
{{- define "portale.environment" -}}
- { name: PORTAL_SETTINGS, value: /impostazioni/settings.json }
- { name: PORTAL_PUBLIC_ORIGIN, value: {{ .Values.publicOrigin | quote }} }
- { name: PORTAL_SECRET_FILE, value: /segreti/cookie }
- { name: DATABASE_URL_FILE, value: /segreti/base-dati }
{{- if .Values.secret.mailPassword }}
- { name: PORTAL_OUTBOX_PASSWORD_FILE, value: /segreti/posta }
{{- end }}
- { name: PORTAL_TRUST_PROXY, value: 'true' }
- { name: PORTAL_METRICS, value: {{ .Values.metrics | quote }} }
- { name: PORTAL_DRAWING_THREADS, value: '1' }
{{- end }}
{{- define "portale.mounts" -}}
- { name: impostazioni, mountPath: /impostazioni, readOnly: true }
- { name: segreti, mountPath: /segreti, readOnly: true }
- { name: dati, mountPath: /var/lib/portale }
- { name: tmp, mountPath: /tmp }
{{- end }}
{{- define "portale.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  {{- with .Values.runAs }}
  runAsUser: {{ .user }}
  runAsGroup: {{ .group }}
  fsGroup: {{ .group }}
  {{- end }}
  seccompProfile: { type: RuntimeDefault }
{{- end }}
{{- define "portale.container" -}}
image: {{ include "portale.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
env:
  {{- include "portale.environment" . | nindent 2 }}
volumeMounts:
  {{- include "portale.mounts" . | nindent 2 }}
{{- end }}
{{- define "portale.volumes" -}}
- name: impostazioni
  configMap: { name: {{ .Release.Name }}-impostazioni }
- name: segreti
  secret: { secretName: {{ .Values.secret.name }}, defaultMode: 0440 }
# Le richieste di assistenza stanno in PostgreSQL e partono per posta: qui non resta nulla che non si possa perdere.
- name: dati
  emptyDir: { medium: Memory, sizeLimit: 64Mi }
# Una cartella di contenuti che arriva dalla redazione sta qui finché è importata.
- name: tmp
  emptyDir: { sizeLimit: 512Mi }
{{- end }}
