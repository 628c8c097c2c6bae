FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
COPY . /source
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir "/source[cluster]"

FROM python:3.11-slim
RUN useradd --create-home manawell
COPY --from=build /venv /venv
USER manawell
EXPOSE 8000
ENTRYPOINT ["/venv/bin/manawell", "serve", "--host", "0.0.0.0", "--port", "8000"]
